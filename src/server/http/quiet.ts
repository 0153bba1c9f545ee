declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for so often that it is logged only when debugging. */
    isQuiet?: boolean
    /** Read by people: what goes wrong is told them as a page, not as JSON. */
    isPage?: boolean
  }
}

/** The config of routes that pictures, assets and health checks have. */
export const quiet = { isQuiet: true }
