// The first requests of a page behind the sign-in, before the portal's program has come: its texts,
// its code, the user, and what its route reads first (docs/architecture/code-splitting.md). The
// program takes the answers over with `fetchFirst` (src/main.tsx).
(function startFirstRequests() {
  var root = document.documentElement;
  /** An older answer is not used: the user may have done something else meanwhile (ms). */
  var MAX_AGE = 30000;
  /** By address: the token that was sent, the time, and the answer; null where nothing was sent. */
  var started = {};

  function bearerIn(init) {
    return (init && init.headers && init.headers.Authorization) || null;
  }
  /**
   * The server's time in an answer is measured from the moment in which it was asked for, which the
   * program does not know here: it measures only answers that no cache may keep.
   */
  function withoutTime(response) {
    var headers = new Headers(response.headers);
    headers.delete('cache-control');
    return new Response(response.body, { status: response.status, headers: headers });
  }
  /** Frees the connection of an answer that nobody reads. */
  function forget(request) {
    request.response.then(
      function (response) {
        return response.body && response.body.cancel();
      },
      function () {},
    );
  }
  /** A fetch that takes the answer of a started request once, if it would send the same token. */
  window.fetchFirst = function fetchFirst(input, init) {
    var request = started[input];
    if (!request || (init && init.method && init.method !== 'GET')) return window.fetch(input, init);
    delete started[input];
    var isUsable = bearerIn(init) === request.bearer;
    if (!isUsable || window.performance.now() - request.at >= MAX_AGE) {
      forget(request);
      return window.fetch(input, init);
    }
    return request.response
      .catch(function () {
        return null;
      })
      .then(function (response) {
        return response ? withoutTime(response) : window.fetch(input, init);
      });
  };

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
  function start(address, bearer, response) {
    response.catch(function () {});
    started[address] = { bearer: bearer, at: window.performance.now(), response: response };
    return response;
  }

  var page = attempt(function () {
    return JSON.parse(document.currentScript.dataset.page);
  });
  // A stored document may be opened at another address.
  if (!page || page.path !== window.location.pathname) return;

  // The server's time, as the program knows it (src/infrastructure/clock/server-clock.ts).
  var offset = Math.min(Number.parseInt(stored('clockOffset'), 10) || 0, 7 * 86400000);
  var now = Date.now() + offset;
  var token = stored('authToken') || stored('accessToken');
  var isValid = endOf(token) > now;
  // As `below('phone')` of the portal (src/ui/theme/breakpoints.ts).
  var isWide = !window.matchMedia('(max-width: 44.99875em)').matches;
  // First the list, which is shown before the program: the browser opens few connections to one
  // server. An expired token is never sent: the program refreshes it first.
  if (isValid) askWith('Bearer ' + token);

  // As src/infrastructure/languages/texts-address.ts writes it.
  var version = page.textsVersion ? '?v=' + page.textsVersion : '';
  page.texts.forEach(function (pattern) {
    var address = pattern.replace(':language', root.lang) + version;
    if (!started[address]) start(address, null, window.fetch(address));
  });

  // A visitor without a session is led to the sign-in page, and needs none of the code.
  if (!isValid && !(endOf(stored('refreshToken')) > Math.max(now, endOf(token)))) return;
  page.scripts.concat(isWide ? page.wideScripts : page.phoneScripts).forEach(function (address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    // The document need not keep the hint.
    link.onload = link.onerror = function () {
      link.remove();
    };
    document.head.append(link);
  });

  // The first formatter of figures or dates takes 10 ms and more, because the browser reads its data of
  // languages for it. Until the program comes, the browser has nothing else to do.
  window.setTimeout(function () {
    return new Intl.NumberFormat(root.lang);
  });

  function askWith(bearer) {
    function ask(address) {
      var headers = { Accept: 'application/json, */*;q=0.5', Authorization: bearer };
      return start(address, bearer, window.fetch(address, { headers: headers }));
    }
    askForPage(ask);
    ask(page.user);
  }
  function askForPage(ask) {
    var role = claimsOf(token).role;
    var layout = storedLayout();
    // The build knows only what the page reads without a query.
    if (!/^\??(?:lng=[^&]*)?$/.test(window.location.search)) return;
    // A list opens with the user's default view, whose query only the program knows.
    if (layout && layout.defaultView !== null) return;
    // Whether the user may open the page, as far as the token says; the server decides.
    if (page.roles.indexOf(role) === -1) return;
    var answers = (isWide ? page.calls : page.phoneCalls || page.calls).map(ask);
    // src/preview.ts
    if (page.preview && !layout && window.showPreview) {
      window.showPreview(page, role, answers).catch(function () {});
    }
  }
  /** The layout of the page's table, where the user has changed it; null otherwise. */
  function storedLayout() {
    return attempt(function () {
      return JSON.parse(stored('preferences'))[claimsOf(token).sub]['table.' + page.table] || null;
    });
  }
})();
