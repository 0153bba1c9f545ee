import { configurePortal } from './configurePortal'
import type { TestServer } from './openServer'

/** Sets which services a town offers. */
export const setServices = (
  server: Pick<TestServer, 'db' | 'app'>,
  name: string,
  services: Record<string, boolean>,
): Promise<void> => configurePortal(server, { services }, name)
