/** Formats an amount with its noun: `1,204 errors`. */
export function count(amount: number, noun: string): string {
  return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`
}

export const grouped = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')
