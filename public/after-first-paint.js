// The program of a public page begins after the first paint: what the document shows is there to be
// read meanwhile. Nobody watches a hidden page, and its paint never comes.
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
