/** The words of capturing cars. */
export const messages = {
  title: 'Capture',
  explained:
    'Drag this button to your bookmarks bar. On a seller’s page, press it: the car’s title, price, miles, VIN and photo addresses open here. We don’t load the page, and the page learns nothing about you.',
  bookmark: 'Capture car',
  copy: 'Copy the bookmark',
  captured: (count: number) => (count === 1 ? '1 captured car' : `${count} captured cars`),
  none: 'No captured cars',
  noneExplained: 'Press the bookmark on a seller’s page. The car appears here.',
  forWhom: 'Client',
  noClient: 'Choose the client these cars are for.',
  photos: (count: number) => (count === 1 ? '1 photo on the page' : `${count} photos on the page`),
  photoNotes: 'Photos on the seller’s page:',
  leaveOut: (title: string) => `Leave out ${title}`,
  add: (count: number) => (count === 1 ? 'Add 1 car' : `Add ${count} cars`),
  adding: 'Adding…',
  added: (count: number) => (count === 1 ? '1 car added, hidden until you publish' : `${count} cars added, hidden until you publish`),
  thereAlready: (count: number) => (count === 1 ? 'The client has 1 of them already' : `The client has ${count} of them already`),
} as const;
