// This device is told, while the portal is closed, that there is something new.
import { api, dataOf } from '../../api/client.ts';

/** What a person can do about it here. `install`: iOS tells only apps on the home screen. */
export type DeviceState = 'on' | 'off' | 'refused' | 'install' | 'none';

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined);

/** Ends once the portal is kept on this device, at once where it is; never where it cannot be. */
export async function whenKept(): Promise<void> {
  if (!('serviceWorker' in navigator)) return new Promise(() => {});
  await navigator.serviceWorker.ready;
}

/** What is on now. */
export async function deviceState(): Promise<DeviceState> {
  const registration = await registered();
  const isPhoneOfApple = /iPhone|iPad/.test(navigator.userAgent);
  if (!registration || !('PushManager' in window)) return isPhoneOfApple ? 'install' : 'none';
  if (Notification.permission === 'denied') return 'refused';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await dataOf(api.POST('/push/devices/keep', { body: { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }));
}

/** Asks the person, subscribes at the browser's push service, and tells the server. @returns what is on then */
export async function turnOn(): Promise<DeviceState> {
  const registration = await registered();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return deviceState();
  const { public_key } = await dataOf(api.GET('/push/key'));
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  try {
    await tell(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Ends it, at the server first: from there on nothing is sent. */
export async function turnOff(): Promise<DeviceState> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return deviceState();
  await dataOf(api.POST('/push/devices/forget', { body: { endpoint: subscription.endpoint } }));
  await subscription.unsubscribe();
  return 'off';
}

/** Says to the server what this device's address is now, once and whenever the worker hears of another: a session of today is not that of last month. @returns how to stop */
export async function renewDevice(): Promise<() => void> {
  const renew = async () => {
    const subscription = 'PushManager' in window ? await (await registered())?.pushManager.getSubscription() : null;
    if (subscription) await tell(subscription);
  };
  const listen = ({ data }: MessageEvent) => void (data === 'device-changed' && renew().catch(() => {}));
  navigator.serviceWorker.addEventListener('message', listen);
  await renew().catch(() => {});
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
