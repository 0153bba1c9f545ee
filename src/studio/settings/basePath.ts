/** Path of the studio without a trailing slash. A file of its own, as the small entry script needs it. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')
