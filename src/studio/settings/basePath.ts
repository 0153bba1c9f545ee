/** Path the studio is served under, without a slash at its end. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')
