// The script of a public page starts after the first paint, so that the visitor can already read
// the document. A hidden page is never painted, so its script starts at once.
(function begin() {
  function start() {
    document.querySelectorAll('link[data-program]').forEach(function add(link) {
      var script = document.createElement('script');
      script.type = 'module';
      script.async = false;
      script.src = link.href;
      document.head.append(script);
    });
  }
  if (document.hidden) start();
  else
    requestAnimationFrame(function painted() {
      setTimeout(start);
    });
})();
