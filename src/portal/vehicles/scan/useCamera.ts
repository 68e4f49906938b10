import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Scanner } from './scanner.ts';

/** `starting` until there is a picture; `refused` by the person or the browser, `none` where there is no camera, `unreadable` where barcodes cannot be read. */
export type CameraState = 'starting' | 'looking' | 'refused' | 'none' | 'unreadable';

/** How often a picture is looked at, in ms, while the last one is read. */
const pace = 120;
const rear: MediaStreamConstraints = { audio: false, video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } } };

const wasRefused = (error: unknown): boolean => error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');

/** Shows the rear camera in a video and looks for a VIN in it until one is found. */
export function useCamera(scanner: Scanner, onFound: (vin: string) => void): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (screen: HTMLVideoElement) => {
      if (stop.signal.aborted) return;
      if (screen.videoWidth > 0) {
        const vin = await scanner.vinOf(await createImageBitmap(screen));
        if (stop.signal.aborted) return;
        if (vin !== undefined) return found(vin);
      }
      timer = setTimeout(() => void look(screen).catch(() => setState('unreadable')), pace);
    };
    const start = async () => {
      // Pages that are not sent over HTTPS have no camera at all.
      if (!('mediaDevices' in navigator)) return setState('none');
      try {
        stream = await navigator.mediaDevices.getUserMedia(rear);
      } catch (error) {
        return setState(wasRefused(error) ? 'refused' : 'none');
      }
      const screen = video.current;
      if (stop.signal.aborted || !screen) return end();
      screen.srcObject = stream;
      await screen.play().catch(() => undefined);
      setState('looking');
      await look(screen).catch(() => setState('unreadable'));
    };
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void start();
    return () => {
      stop.abort();
      clearTimeout(timer);
      end();
    };
  }, [scanner]);
  return { video, state };
}
