// What an operator runs of scripts/: built beside the server, since an installation has no sources (Dockerfile).
export const commands = ['create-admin', 'create-bucket', 'remove-second-step', 'doctor', 'backup', 'restore', 'move-to-postgres'];
