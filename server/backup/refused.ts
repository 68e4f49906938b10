/** A backup or restore that cannot be done as asked. The message is for whoever runs the firm's server: what is wrong, and what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
