/** All texts about files, wherever they are shown. */
export const messages = {
  open: (name: string) => `Open ${name}`,
  download: (name: string) => `Download ${name}`,
  attach: 'Attach files',
  attachments: 'Attachments',
  drop: 'Drop files here',
  choose: 'Choose files',
  camera: 'Take a photo',
  hint: 'Pictures (JPEG, PNG, WebP, GIF, AVIF, TIFF), PDF, office documents or text, up to 25 MB each.',
  retry: 'Try again',
  failed: 'Not uploaded',
  cutOff: 'The upload was cut off.',
  keepOpen: (name: string) => `Keep this page open until ${name} is uploaded.`,
  blocked: 'Your browser blocked the file. Allow pop-ups for this site.',
  close: 'Close',
  loading: 'Loading the file',
} as const;
