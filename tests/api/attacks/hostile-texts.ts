/** Markup that runs in some browser, page or template unless it is handled as text. */
export const XSS_CORPUS: readonly string[] = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '</textarea><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<style>@import "//evil.example";</style><link rel=stylesheet href="//evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of somebody else's.
  '${alert(1)}#{alert(1)}<%= alert(1) %>',
  '\u202e<script>alert(1)</script>\u2028',
];

/** Markup that sanitised rich text must not contain. */
export const RUNS =
  /<\s*(?:script|svg|math|iframe|object|embed|form|base|meta|style|link|noscript)|<[^>]*\son\w+\s*=|<[^>]*(?:javascript|data):/i;
