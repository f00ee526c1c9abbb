// The first requests of a page behind the sign-in, before the portal's program has come: its texts,
// its code, the user, and what its route reads first (docs/architecture/code-splitting.md). The
// program takes the answers over: src/infrastructure/http/started-requests.ts.
(function startFirstRequests() {
  var root = document.documentElement;
  var started = {};
  window.startedRequests = started;

  function attempt(act) {
    try {
      return act();
    } catch (_blocked) {
      return null;
    }
  }
  function stored(key) {
    return attempt(function () {
      return window.localStorage.getItem(key);
    });
  }
  /** The claims of a token; an empty object for an unreadable one (src/domain/session/tokens.ts). */
  function claimsOf(token) {
    return (
      attempt(function () {
        var payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
        return JSON.parse(window.atob(payload));
      }) || {}
    );
  }
  function endOf(token) {
    var end = claimsOf(token).exp * 1000;
    return end > 0 ? end : 0;
  }
  /** `response` resolves to null where nothing was asked. */
  function start(address, token, response) {
    response.catch(function () {});
    started[address] = { token: token, at: window.performance.now(), response: response };
    return response;
  }

  var page = attempt(function () {
    return JSON.parse(document.currentScript.dataset.page);
  });
  // A stored document may be opened at another address.
  if (!page || page.path !== window.location.pathname) return;

  // As src/infrastructure/languages/texts-address.ts writes it.
  var version = page.textsVersion ? '?v=' + page.textsVersion : '';
  page.texts.forEach(function (names) {
    page.languages.forEach(function (language) {
      var address = '/locales/' + (language || root.lang) + '/' + names + '.json' + version;
      if (!started[address]) start(address, null, window.fetch(address));
    });
  });

  // The server's time, as the program knows it (src/infrastructure/clock/server-clock.ts).
  var offset = Math.min(Number.parseInt(stored('clockOffset'), 10) || 0, 7 * 86400000);
  var now = Date.now() + offset;
  var token = stored('authToken') || stored('accessToken');
  var isValid = endOf(token) > now;
  // A visitor without a session is led to the sign-in page, and needs none of the code.
  if (!isValid && !(endOf(stored('refreshToken')) > Math.max(now, endOf(token)))) return;
  page.scripts.forEach(function (address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  });
  // An expired token is never sent: the program refreshes it first.
  if (!isValid) return;

  function ask(address) {
    var headers = { Accept: 'application/json, */*;q=0.5', Authorization: 'Bearer ' + token };
    return window.fetch(address, { headers: headers });
  }
  /** A list opens with the user's default view, whose query only the program knows. */
  function hasDefaultView() {
    return attempt(function () {
      var own = JSON.parse(stored('preferences'))[claimsOf(token).sub];
      return own['table.' + page.table].defaultView !== null;
    });
  }
  var user = start(page.user, token, ask(page.user));
  // The build knows only what the page reads without a query.
  if (!/^\??(?:lng=[^&]*)?$/.test(window.location.search) || hasDefaultView()) return;
  // Only the user's record says whether they may open the page.
  var mayOpen = user
    .then(function (response) {
      return response.ok ? response.clone().json() : {};
    })
    .then(function (record) {
      return page.permission === null || (record.permissions || []).indexOf(page.permission) !== -1;
    });
  page.calls.forEach(function (address) {
    start(
      address,
      token,
      mayOpen.then(function (isAllowed) {
        // Meanwhile another tab may have signed out, or signed in as another user.
        var isSame = token === (stored('authToken') || stored('accessToken'));
        return isAllowed && isSame ? ask(address) : null;
      }),
    );
  });
})();
