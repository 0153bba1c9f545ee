/** Whether a flag of the portal's configuration, which is a text, is switched on. */
export const isEnabled = (flag: string | undefined): boolean => flag === 'true' || flag === '1'
