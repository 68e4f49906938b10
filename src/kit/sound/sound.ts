/** Whether new messages play a sound on this device: off until the user turns it on. */
const key = 'forecourt-message-sound';
/** Two sounds are at least this far apart, in ms. */
const apart = 2000;

export const sound = {
  isOn: (): boolean => window.localStorage.getItem(key) === 'on',
  set: (on: boolean): void => (on ? window.localStorage.setItem(key, 'on') : window.localStorage.removeItem(key)),
};

let played = -apart;

/** Two soft notes. Browsers keep a page silent until the user has pressed something on it. */
export function playSound(now: number = performance.now()): void {
  if (now - played < apart || typeof AudioContext === 'undefined') return;
  played = now;
  const context = new AudioContext();
  for (const [index, frequency] of [660, 880].entries()) {
    const begin = context.currentTime + index * 0.12;
    const [note, volume] = [context.createOscillator(), context.createGain()];
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.08, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
    note.connect(volume).connect(context.destination);
    note.start(begin);
    note.stop(begin + 0.32);
    if (index === 1) note.addEventListener('ended', () => void context.close());
  }
}
