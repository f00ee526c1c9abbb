/** The style of the report. It is a separate file on disk, so it cannot use the portal's theme. */
export const STYLE = `
:root { color-scheme: light dark; --hit: light-dark(#1b7f4d, #5bd69a); --missed: light-dark(#b3261e, #ff8a80); --line: light-dark(#d0d5dd, #3c4654); --paper: light-dark(#ffffff, #16191d); --sunk: light-dark(#f5f7f9, #1e2329); --text: light-dark(#1c2530, #e8ecf0); --quiet: light-dark(#5b6672, #a3adb8); }
body { background: var(--paper); color: var(--text); font: 14px/1.5 system-ui, sans-serif; margin: 24px auto; max-inline-size: 1600px; padding-inline: 16px; }
table { border-collapse: collapse; margin-block: 12px; }
td, th { border: 1px solid var(--line); padding: 3px 8px; text-align: start; vertical-align: top; }
.hit { --ink: var(--hit); } .missed { --ink: var(--missed); }
td.hit, td.missed, p.hit, p.missed, summary.missed { color: var(--ink); }
pre, code { background: color-mix(in srgb, currentColor 8%, transparent); border-radius: 4px; padding: 2px 6px; white-space: pre-wrap; overflow-wrap: anywhere; }
.diagram { border: 1px solid var(--line); border-radius: 8px; padding: 12px; } .diagram svg { block-size: auto; display: block; margin-inline: auto; max-inline-size: 100%; }
.strip { display: flex; gap: 8px; list-style: none; overflow-x: auto; padding: 4px 0; }
.strip li { border: 1px solid var(--ink); border-radius: 6px; flex: none; max-inline-size: 220px; padding: 6px 8px; }
.strip b, .strip span { display: block; overflow-wrap: anywhere; } .strip b::before { content: '→ '; } .strip li:first-child b::before { content: ''; }
.strip img { border: 1px solid var(--line); inline-size: 200px; }
summary { cursor: pointer; } .path { border-block-end: 1px solid var(--line); padding-block: 4px; }
`;
