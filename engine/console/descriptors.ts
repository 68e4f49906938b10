// Descriptors are fetched when a screen of their resource is opened, and kept.
import type { FetchedResource, ResourceDescriptor } from '../contract/descriptor.ts';
import { loadScreen } from '../web/lazy-screen.tsx';

/** A resource: all of it, or what is known of it and how the rest is fetched. */
export type KnownResource = ResourceDescriptor | FetchedResource;

const fetched = new WeakMap<FetchedResource, ResourceDescriptor>();
const underWay = new WeakMap<FetchedResource, Promise<ResourceDescriptor>>();

/** The descriptor of a resource, if it is there. */
export function descriptorIn(resource: KnownResource): ResourceDescriptor | undefined {
  return 'load' in resource ? fetched.get(resource) : resource;
}

/** The descriptor of a resource: the same promise for all who wait. After a failure the next call fetches it again. */
export function fetchDescriptor(resource: KnownResource): Promise<ResourceDescriptor> {
  if (!('load' in resource)) return Promise.resolve(resource);
  const known = underWay.get(resource);
  if (known) return known;
  const coming = loadScreen(resource.load).then(
    (descriptor) => {
      fetched.set(resource, descriptor);
      return descriptor;
    },
    (error: unknown) => {
      underWay.delete(resource);
      throw error;
    },
  );
  underWay.set(resource, coming);
  return coming;
}
