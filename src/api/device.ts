/** The browser's subscription at its push service, of whichever worker of this address; null where there is none. */
async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const known = await registration.pushManager.getSubscription();
    if (known) return known;
  }
  return null;
}

/** Ends what this device is told, here and at the push service; the server forgets it with the session. */
export async function forgetDevice(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
