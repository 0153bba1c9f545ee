/** A date as people also write it, `20261121` or `21/11/2026`, as year, month and day with hyphens. */
export function tidyDate(text: string): string {
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (digits) return digits.slice(1).join('-')
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
