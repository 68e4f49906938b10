/**
 * Hands on what comes of a connection's question only while it is the one connected. A signature that comes after the connection was replaced is good for nothing:
 * the library would send it over the new one, be refused there, and tell so although that one asks, or has asked, for a signature of its own.
 */
export function whileConnected<Result extends readonly unknown[]>(
  connection: { readonly socket_id: string },
  socketId: string,
  answer: (...result: Result) => void,
): (...result: Result) => void {
  return (...result) => {
    if (connection.socket_id === socketId) answer(...result);
  };
}
