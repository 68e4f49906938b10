/** The words of reading a VIN with the camera. */
export const messages = {
  scan: 'Scan barcode',
  title: 'Scan the VIN',
  picture: 'Camera',
  states: {
    starting: 'Starting the camera…',
    looking: 'Hold the barcode in the frame. It’s on the label in the driver’s door, or behind the windshield.',
    refused: 'The camera is turned off for this site. Allow it in your browser, take a photo of the barcode, or type the VIN.',
    none: 'We can’t open a camera here. Take a photo of the barcode, or type the VIN.',
    unreadable: 'This browser can’t read barcodes. Type the VIN.',
  },
  photos: {
    reading: 'Reading the photo…',
    nothing: 'No VIN found in this photo. Move closer until the bars are sharp, or type it.',
    failed: 'We can’t read this photo. Try another, or type the VIN.',
  },
  fromPhoto: 'Use a photo',
  type: 'Type it instead',
  found: (vin: string) => `VIN ${vin} read`,
} as const;
