import { pattern } from '../shared/url.json'

const allowed = new RegExp(pattern, 'u')

/** Whether a link may lead to an address: that of an action that opens one. */
export const isAllowedUrl = (url: string): boolean => allowed.test(url)
