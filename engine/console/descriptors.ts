// Descriptors are fetched when a screen of their resource is opened, and kept.
import type { FetchedResource, ResourceDescriptor } from '../contract/descriptor.ts';
import { fetched, type Fetched } from '../web/late/fetched.ts';

/** A resource: all of it, or what is known of it and how the rest is fetched. */
export type KnownResource = ResourceDescriptor | FetchedResource;

const asked = new WeakMap<FetchedResource, Fetched<ResourceDescriptor>>();

function fetchNow(resource: FetchedResource): Fetched<ResourceDescriptor> {
  const one = fetched(resource.load);
  asked.set(resource, one);
  return one;
}

const fetchOf = (resource: FetchedResource): Fetched<ResourceDescriptor> => asked.get(resource) ?? fetchNow(resource);

/** The descriptor of a resource, if it is there; asks for it where nobody has. */
export function descriptorIn(resource: KnownResource): ResourceDescriptor | undefined {
  return 'load' in resource ? fetchOf(resource).value() : resource;
}

/**
 * The descriptor of a resource for a screen, which waits where it is not there yet. It waits by what is thrown and not by `use`: a suspended screen begins again
 * with the descriptor there, leaves its `use` out, and React, which counts it among the hooks, draws the whole page a second time.
 */
export function readDescriptor(resource: KnownResource): ResourceDescriptor {
  if (!('load' in resource)) return resource;
  const one = fetchOf(resource);
  const descriptor = one.value();
  if (descriptor) return descriptor;
  const failure = one.failure();
  // Once it is late, the screen around says so (Described.tsx).
  throw failure ? failure.reason : one.isLate() ? one.coming : one.told;
}

/** How the fetch of a descriptor is going; undefined of one that was never apart. */
export const descriptorFetch = (resource: KnownResource | undefined): Fetched<ResourceDescriptor> | undefined =>
  resource && 'load' in resource ? fetchOf(resource) : undefined;

/** Fetches a descriptor ahead of what shows it; done, too, once there is to be said that it could not be fetched. */
export async function descriptorAhead(resource: KnownResource): Promise<void> {
  await descriptorFetch(resource)?.told;
}

/** The descriptor of a resource: the same promise for all who wait. After a failure the next call fetches it again. */
export async function fetchDescriptor(resource: KnownResource): Promise<ResourceDescriptor> {
  if (!('load' in resource)) return resource;
  const known = asked.get(resource);
  return (known && !known.failure() ? known : fetchNow(resource)).coming;
}
