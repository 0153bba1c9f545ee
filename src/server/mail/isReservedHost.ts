/** Whether a host is one of those that exist nowhere (RFC 2606), such as those of the demonstration towns. */
export const isReservedHost = (host: string): boolean => /(?:^|\.)(?:example|invalid|localhost|test)$/i.test(host)
