// What other modules may use of people.
export {
  hasSubmitted,
  isClient,
  isUnassigned,
  ofClients,
  ofClientsKept,
  ofClientsAndPool,
  ownerOf,
  requireClient,
  requireClientOrPool,
  requireClientToChange,
  requireAdvisor,
  refusingPool,
} from './clients.ts';
export { clientZip, clientZips, homeZip, zipOf } from './client-zip.ts';
export { awayUntil, clientsWished, isDelivered, isInProgress, load, needsAdvisor } from './load.ts';
export { clientAndDay } from './said-of.ts';
export { advisorScope, userScope } from './scope.ts';
export { ofPerson, person, personHas, phoneDigits, phoneHas, userSearch } from './search.ts';
