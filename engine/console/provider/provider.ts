import simpleRestProvider from 'ra-data-simple-rest';
import type { KnownResource } from '../descriptors.ts';
import { contractHttpClient } from './httpClient.ts';
import type { Connection } from './send.ts';
import { withContract, type ContractDataProvider } from './withContract.ts';

/** The data provider of a contract: reads in the dialect of ra-data-simple-rest, writes and acts as the contract declares. */
export function contractProvider(resources: readonly KnownResource[], connection: Connection): ContractDataProvider {
  return withContract(simpleRestProvider(connection.apiUrl, contractHttpClient(resources, connection)), resources, connection);
}
