// The connection to the push service.
import Pusher, { type Options } from 'pusher-js';
import type { PublicSettings } from '../../../generated/api.ts';
import { fetchOrGather } from '../../../engine/web/together.ts';
import { api, apiBase, dataOf } from '../../api/client.ts';
import { openingPatience } from './opening.ts';
import type { PresenceWord } from './presence.ts';
import { whileConnected } from './whileConnected.ts';

/** While there is no connection, about this often it is tried whether there could be one, in ms. */
const probeMs = 1_000;
/** A push message: which resources changed, and of which only the named records. */
export interface Word {
  resources: readonly string[];
  ids?: Readonly<Record<string, readonly string[]>>;
  /** The records it is about; none where there are too many to say. */
  about?: readonly string[];
  /** The call that changed it. */
  call?: string;
  /** Said before this page listened, so many ms ago; only this server's own endpoint repeats. */
  age?: number;
}

export interface LiveConnection {
  settings: PublicSettings['push'];
  userId: string;
  /** The change, in the contract's words; each event once. */
  onChange: (word: Word) => void;
  onPresence: (word: PresenceWord) => void;
  /** From now on everything is heard, or nothing. */
  onConnectedChange: (connected: boolean) => void;
}

/** Where the push service is: the page's own server, a cluster, or the host of a compatible server. */
function placeOf({ cluster, host, port, tls }: PublicSettings['push'], page: Pick<Location, 'protocol' | 'hostname' | 'port'>): Options {
  // This one is encrypted where `forceTLS` says so; the others of the library are for browsers without WebSockets, or try the other way.
  const own = { enabledTransports: ['ws' as const] };
  if (cluster !== null && host === null) return { ...own, cluster, forceTLS: tls };
  const isOwn = cluster === null;
  const secure = isOwn ? page.protocol === 'https:' : tls;
  const at = isOwn ? Number(page.port) || null : port;
  return {
    ...own,
    // The library wants one, and looks at it only where no host is named.
    cluster: cluster ?? '',
    wsHost: host ?? page.hostname,
    wsPath: isOwn ? apiBase : '',
    wsPort: at ?? 80,
    wssPort: at ?? 443,
    forceTLS: secure,
  };
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
const viaClient = { transport: 'ajax', endpoint: '' } as const;

/** Connects, and keeps trying to. Returns how to end it. */
export function connect({ settings, userId, onChange, onPresence, onConnectedChange }: LiveConnection): () => void {
  // It changes nothing: answers to calls that began with the page are as good as before it, and what is heard meanwhile is no change of this page's own.
  const authorize = (body: { socket_id: string; channel_name?: string }) => dataOf(api.POST('/push/auth', { body, fetch: fetchOrGather }));
  const pusher = new Pusher(settings.key, {
    ...placeOf(settings, window.location),
    channelAuthorization: {
      ...viaClient,
      customHandler: ({ socketId, channelName }, callback) => {
        const answer = whileConnected(pusher.connection, socketId, callback);
        authorize({ socket_id: socketId, channel_name: channelName }).then(
          ({ auth }) => answer(null, { auth }),
          (reason: unknown) => answer(errorOf(reason), null),
        );
      },
    },
    userAuthentication: {
      ...viaClient,
      customHandler: ({ socketId }, callback) => {
        const answer = whileConnected(pusher.connection, socketId, callback);
        authorize({ socket_id: socketId }).then(
          ({ auth, user_data }) => answer(null, { auth, user_data: user_data ?? '' }),
          (reason: unknown) => answer(errorOf(reason), null),
        );
      },
    },
  });
  const { connection } = pusher;
  const channel = pusher.subscribe(`private-user-${userId}`);
  const heard = new Set<string>();
  channel.bind('changed', ({ id, ...word }: Word & { id: string }) => {
    // What was said before the page began is in all it has asked for.
    if (heard.has(id) || (word.age !== undefined && Date.now() - word.age < performance.timeOrigin)) return;
    heard.add(id);
    const [oldest] = heard;
    if (heard.size > 200 && oldest !== undefined) heard.delete(oldest);
    onChange(word);
  });
  channel.bind('presence', (word: { chat_id: string; person_id: string; name: string; state: PresenceWord['state'] }) =>
    onPresence({ at: word.chat_id, person: word.person_id, name: word.name, state: word.state }),
  );
  channel.bind('pusher:subscription_succeeded', () => onConnectedChange(true));
  channel.bind('pusher:subscription_error', () => onConnectedChange(false));
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connected') onConnectedChange(false);
  });
  // The hosted service ends what a signed-in person hears when their session ends; this server finds them by their channel.
  if (settings.cluster !== null) pusher.signin();

  let openingSince = 0;
  /** Whether the page's first connection is behind it: it has listened by it, or lost it before it did. */
  let hadFirst = false;
  connection.bind('state_change', ({ previous, current }: { previous: string; current: string }) => {
    if (previous === 'connected') hadFirst = true;
    if (current === 'connecting' || current === 'connected') openingSince = Date.now();
  });
  let ended = false;
  let asking = false;
  /** How often the way was tried although the server answered: something else is in between. */
  let inVain = 0;
  const isOpening = () => {
    const opensFor = connection.state === 'connecting' || connection.state === 'connected' ? Date.now() - openingSince : Infinity;
    return opensFor < openingPatience(hadFirst, inVain);
  };
  /** The library waits long between its tries, and does not ask again where the channel was refused; a server that answers is tried at once. */
  const probe = async () => {
    if (channel.subscribed || asking || document.visibilityState === 'hidden' || isOpening()) return;
    asking = true;
    const reachable = await fetch('/healthz', { cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    );
    asking = false;
    // It may have come as far by itself in the meantime: what asks for the channel now is not cut off.
    if (ended || channel.subscribed || isOpening()) return;
    inVain = reachable ? inVain + 1 : 0;
    if (!reachable) return;
    pusher.disconnect();
    pusher.connect();
  };
  channel.bind('pusher:subscription_succeeded', () => {
    inVain = 0;
    hadFirst = true;
  });
  const probing = () => void probe();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Never all pages of a firm at the same moment: they have lost their server together.
  const probeAgain = () => {
    timer = setTimeout(
      () => {
        probing();
        probeAgain();
      },
      probeMs * (0.5 + Math.random()),
    );
  };
  probeAgain();
  window.addEventListener('online', probing);
  document.addEventListener('visibilitychange', probing);
  return () => {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener('online', probing);
    document.removeEventListener('visibilitychange', probing);
    onConnectedChange(false);
    pusher.unbind_all();
    pusher.disconnect();
  };
}
