// Sets the chosen appearance before the first paint, so that a dark page never flashes white.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('forecourt-mode');
  } catch (error) {
    // Without storage the device decides.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
