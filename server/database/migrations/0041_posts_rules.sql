-- Until now all articles were the marketplace's own, and everybody read them.
UPDATE posts SET status = 'published', created_at = published_at, updated_at = published_at;
--> statement-breakpoint
SELECT audit_table('posts', '{search_text}');
