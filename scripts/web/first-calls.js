// Begins what the asked address reads first, beside its code: the calls that the page names (server/http/doors.ts), for whoever is signed in here. The app takes their
// answers (engine/web/first-calls.ts), and asks by itself for whatever is not begun here. Stands in the head of an area's page (doors.ts).
window.firstCalls = new Map();
(async () => {
  const begin = (path, authorization) => {
    const asked = fetch(path, { headers: { Accept: 'application/json', ...(authorization && { authorization }) } });
    // Read to its end, also where no screen takes it: else the browser would wait for it, and the page would never be quiet.
    const answer = asked.then(async (told) => new Response(await told.blob(), told));
    window.firstCalls.set(path, { authorization, answer });
    // Whoever takes it hears of its failure; nobody may.
    answer.catch(() => {});
    return answer;
  };
  const settings = begin('/api/public-settings').then((answer) => answer.clone().json());
  const { storage_secret: secret } = await settings;
  const asked = JSON.parse(document.getElementById('first-calls')?.textContent ?? 'null');
  // With more in the address the screen asks for something else, or somebody arrives from another host.
  if (!asked || location.search || location.hash) return;
  // As the app keeps the session (src/api/storage-cipher.ts), by what the browser has itself; that nobody has changed it is for the app to find out.
  const bytes = (text) => new TextEncoder().encode(text);
  const decoded = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const { subtle } = crypto;
  const mac = await subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const key = await subtle.importKey('raw', await subtle.sign('HMAC', mac, bytes('encryption')), 'AES-CBC', false, ['decrypt']);
  const kept = async (name) => {
    const [, iv, sealed] = localStorage.getItem(name).split('.');
    return new TextDecoder().decode(await subtle.decrypt({ name: 'AES-CBC', iv: decoded(iv) }, key, decoded(sealed)));
  };
  const [user, token] = await Promise.all([kept('user').then(JSON.parse), kept('token')]);
  // A guest has screens of their own, a sign-in that waits for its second step none.
  if (user.role !== asked.role || user.guest_of || user.second_step) return;
  for (const path of asked.calls) begin(`/api${path.replace('{id}', encodeURIComponent(user.id))}`, `Bearer ${token}`);
})().catch(() => {
  // Nobody is signed in, or this browser has not what it takes: the app asks by itself.
});
