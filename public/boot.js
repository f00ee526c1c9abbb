// Before the first paint: language (specification, section 9), direction, colour. A page written in
// one language (`data-written`) is reloaded with `?lng=` when another language is stored.
(function boot() {
  var root = document.documentElement;
  var languages = ['fr', 'ar', 'en'];

  function known(value) {
    var base = String(value || '').trim().toLowerCase().split(/[-_]/)[0];
    return languages.indexOf(base) === -1 ? null : base;
  }
  function attempt(read) {
    try {
      return read();
    } catch (_blocked) {
      return null;
    }
  }
  function fromCookie() {
    var match = /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie);
    return match ? decodeURIComponent(match[1]) : null;
  }
  function firstKnown(values) {
    for (var i = 0; i < values.length; i += 1) {
      var found = known(values[i]);
      if (found) return found;
    }
    return null;
  }
  function oneOf(value, allowed) {
    return allowed.indexOf(value) === -1 ? allowed[0] : value;
  }

  var stored = attempt(function () {
    return window.localStorage.getItem('i18nextLng');
  });
  var isWritten = root.dataset.written !== undefined;
  var fromBrowser = isWritten ? [] : navigator.languages || [navigator.language];
  var language =
    firstKnown([
      attempt(function () {
        return new URLSearchParams(window.location.search).get('lng');
      }),
      attempt(fromCookie),
      stored,
      attempt(function () {
        return window.sessionStorage.getItem('i18nextLng');
      }),
    ].concat(fromBrowser, [root.lang])) || 'fr';
  if (isWritten && language !== root.lang) {
    var url = new URL(window.location.href);
    var isAsked = url.searchParams.has('lng');
    url.searchParams.set('lng', language);
    if (!isAsked) {
      // The other language is on its way: this one is not shown, and nobody types into it.
      root.style.visibility = 'hidden';
      window.location.replace(url);
    }
    language = root.lang;
  }

  var settings =
    attempt(function () {
      return JSON.parse(window.localStorage.getItem('settings') || '{}');
    }) || {};

  var chosen = known(stored) === language ? settings.themeDirection : null;
  root.lang = language;
  root.dir = chosen === 'ltr' || chosen === 'rtl' ? chosen : language === 'ar' ? 'rtl' : 'ltr';
  root.dataset.mode = oneOf(settings.themeMode, ['light', 'dark']);
  root.dataset.contrast = oneOf(settings.themeContrast, ['default', 'bold']);
  root.dataset.layout = oneOf(settings.themeLayout, ['vertical', 'horizontal', 'mini']);
  root.dataset.preset = oneOf(settings.themeColorPresets, [
    'default',
    'cyan',
    'purple',
    'blue',
    'orange',
    'red',
  ]);
  root.dataset.stretch = settings.themeStretch === true ? 'on' : 'off';
})();
// A script of the document that does not come leaves an empty page, or a list that does nothing: the
// page says so. The program itself repeats the parts that it asks for later.
(function watchScripts() {
  function tell() {
    var message = document.getElementById('no-page');
    if (message && message.content) document.body.prepend(message.content);
  }
  function onError(event) {
    if (!event.target || event.target.tagName !== 'SCRIPT' || event.target.type !== 'module') return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
    else tell();
  }
  window.addEventListener('error', onError, true);
})();
