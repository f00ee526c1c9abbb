// Pages of the portal that are written at build time, until the portal's program takes them over
// (docs/architecture/code-splitting.md). The program reads the attributes that this script sets:
// src/ui/kit/form/early-input.ts.
(function waitForPortal() {
  var root = document.documentElement;

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
  /** When a token ends, in ms since 1970; 0 for an unreadable one (src/domain/session/tokens.ts). */
  function endOf(token) {
    var end = attempt(function () {
      var payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
      return JSON.parse(window.atob(payload)).exp * 1000;
    });
    return end > 0 ? end : 0;
  }
  function waiting(target, selector) {
    return target instanceof Element ? target.closest('[data-waiting] ' + selector) : null;
  }

  // A user with a session leaves this page: they must not see its form.
  if (root.dataset.written === 'signed-out') {
    var accessEnd = endOf(stored('authToken') || stored('accessToken'));
    // The server's time, as the program knows it (src/infrastructure/clock/server-clock.ts).
    var offset = Math.min(Number.parseInt(stored('clockOffset'), 10) || 0, 7 * 86400000);
    var now = Date.now() + offset;
    if (accessEnd > now || endOf(stored('refreshToken')) > Math.max(now, accessEnd)) {
      root.dataset.session = '';
    }
  }

  // Pressed before the program can send it: the program submits the form when it has taken over.
  // The browser itself never sends a form, whose address would hold the password.
  document.addEventListener(
    'submit',
    function keepSubmission(event) {
      var form = waiting(event.target, 'form');
      if (!form) return;
      event.preventDefault();
      event.stopPropagation();
      form.setAttribute('data-pressed', '');
      var button = form.querySelector('[type="submit"]');
      if (button) button.setAttribute('aria-busy', 'true');
    },
    true,
  );

  // The button of a password shows it at once. The last of the other buttons is pressed again when
  // the program has taken over.
  document.addEventListener(
    'click',
    function keepPress(event) {
      var button = waiting(event.target, 'button:not([type="submit"])');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      var field = button.parentElement.querySelector('input');
      if (field && button.hasAttribute('aria-pressed')) {
        var shown = button.getAttribute('aria-pressed') !== 'true';
        button.setAttribute('aria-pressed', String(shown));
        field.type = shown ? 'text' : 'password';
        return;
      }
      var before = document.querySelector('button[data-pressed]');
      if (before) before.removeAttribute('data-pressed');
      button.setAttribute('data-pressed', '');
    },
    true,
  );

  // The user name, before the first paint: that of a session that has ended, which the page before
  // passed in the state of the history, otherwise the remembered one. Filled in later, it would be
  // added to what the user types at that moment. Clearing the box removes the remembered one. The
  // program has the same rule: `initialSignIn` in src/ui/session/sign-in-values.ts.
  var remembered = stored('rememberedUserName');
  var passed = attempt(function () {
    return window.history.state.usr.userName;
  });
  var userName = typeof passed === 'string' ? passed : remembered;
  if (userName) {
    new MutationObserver(function fill(_changes, observer) {
      var box = document.querySelector('input[name="rememberUserName"]');
      var field = document.querySelector('input[name="username"]');
      if (!box || !field) return;
      observer.disconnect();
      if (remembered) box.checked = true;
      if (field.value === '') field.value = userName;
    }).observe(root, { childList: true, subtree: true });
    document.addEventListener('change', function forget(event) {
      var box = waiting(event.target, 'input[name="rememberUserName"]');
      if (!box || box.checked) return;
      attempt(function () {
        window.localStorage.removeItem('rememberedUserName');
      });
    });
  }
})();
