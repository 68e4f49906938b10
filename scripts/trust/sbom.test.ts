import { expect, it } from 'vitest';
import { namedSbom } from './sbom.ts';

const printed = (components: object[], bomFormat = 'CycloneDX') =>
  JSON.stringify({ bomFormat, specVersion: '1.5', metadata: { component: { name: 'my-folder', version: '0', type: 'library' } }, components });

it('names the product and not the folder it lies in, and each part by where it comes from', () => {
  const part = { name: 'fastify', version: '5.12.0', purl: 'pkg:npm/fastify@5.12.0' };
  const sbom = namedSbom(printed([part]), { name: 'forecourt', version: '1.2.0' });
  expect(sbom).toMatchObject({ metadata: { component: { name: 'forecourt', version: '1.2.0', type: 'application' } }, components: [part] });
  expect(() => namedSbom(printed([{ name: 'home-made', version: '1' }]), { name: 'forecourt', version: '1' })).toThrow('Of no registry: home-made.');
  expect(() => namedSbom(printed([], 'SPDX'), { name: 'forecourt', version: '1' })).toThrow('no CycloneDX');
});
