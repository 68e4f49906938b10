// Descriptors are fetched when a screen of their resource is opened, and kept.
import type { FetchedResource, ResourceDescriptor } from '../contract/descriptor.ts';
import { loadScreen } from '../web/lazy-screen.tsx';

/** A resource: all of it, or what is known of it and how the rest is fetched. */
export type KnownResource = ResourceDescriptor | FetchedResource;

/** What came of fetching a descriptor: it, or why not; neither while it is under way. */
interface Asked {
  coming: Promise<ResourceDescriptor>;
  descriptor?: ResourceDescriptor;
  failure?: { reason: unknown };
}

const asked = new WeakMap<FetchedResource, Asked>();

function fetchNow(resource: FetchedResource): Asked {
  const one: Asked = { coming: loadScreen(resource.load) };
  one.coming.then(
    (descriptor) => {
      one.descriptor = descriptor;
    },
    (reason: unknown) => {
      one.failure = { reason };
    },
  );
  asked.set(resource, one);
  return one;
}

/** The descriptor of a resource, if it is there; asks for it where nobody has. */
export function descriptorIn(resource: KnownResource): ResourceDescriptor | undefined {
  return 'load' in resource ? (asked.get(resource) ?? fetchNow(resource)).descriptor : resource;
}

/**
 * The descriptor of a resource for a screen, which waits where it is not there yet. It waits by what is thrown and not by `use`: a suspended screen begins again
 * with the descriptor there, leaves its `use` out, and React, which counts it among the hooks, draws the whole page a second time.
 */
export function readDescriptor(resource: KnownResource): ResourceDescriptor {
  if (!('load' in resource)) return resource;
  const { coming, descriptor, failure } = asked.get(resource) ?? fetchNow(resource);
  if (descriptor) return descriptor;
  throw failure ? failure.reason : coming;
}

/** The descriptor of a resource: the same promise for all who wait. After a failure the next call fetches it again. */
export async function fetchDescriptor(resource: KnownResource): Promise<ResourceDescriptor> {
  if (!('load' in resource)) return resource;
  const known = asked.get(resource);
  return (known && !known.failure ? known : fetchNow(resource)).coming;
}
