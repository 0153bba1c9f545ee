/** The path of the studio without a trailing slash. It has its own file, because the small entry script imports it. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')
