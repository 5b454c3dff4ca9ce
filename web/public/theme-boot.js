// Runs before the first paint, so that a dark page never flashes white. A file, because the CSP allows no inline script.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('lectern.theme');
  } catch {
    // Storage can be blocked; the system's choice stands then.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
