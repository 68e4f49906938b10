// Refuses an older Node with a plain sentence. Imported first, before anything that an older Node could trip over.
const oldest = [20, 20, 2];
const found = process.versions.node.split('.').map(Number);

function isOlder() {
  for (let i = 0; i < oldest.length; i++) {
    if (found[i] !== oldest[i]) return found[i] < oldest[i];
  }
  return false;
}

if (isOlder()) {
  console.error(
    'Forecourt needs Node ' +
      oldest.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
