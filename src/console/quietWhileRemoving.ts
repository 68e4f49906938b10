import { deleting } from '../../engine/contract/descriptor.ts';
import type { ContractDataProvider } from '../../engine/console/provider/withContract.ts';
import { live } from '../kit/live/live.ts';

/** As long as a screen needs to go on once the record it shows is gone, in ms. */
const goingOnMs = 500;

/**
 * The provider, with pushes delayed while it deletes something: the push about the user's own deletion would otherwise refetch the record before its screen has
 * gone on to the list.
 */
export function quietWhileRemoving(provider: ContractDataProvider): ContractDataProvider {
  const quietly = async <Answer>(remove: () => Promise<Answer>): Promise<Answer> => {
    const release = live.hold();
    try {
      return await remove();
    } finally {
      setTimeout(release, goingOnMs);
    }
  };
  return {
    ...provider,
    delete: (resource, params) => quietly(() => provider.delete(resource, params)),
    act: (resource, action, params) => (action === deleting ? quietly(() => provider.act(resource, action, params)) : provider.act(resource, action, params)),
    deleteMany: (resource, params) => quietly(() => provider.deleteMany(resource, params)),
  };
}
