/** Small documents without an issue, with one error and with one warning. */
export const validBlock = { type: 'title', data: { text: 'Bienvenue' } }
export const errorBlock = { type: 'title', data: { text: 'Bienvenue', level: 9 } }
export const warningBlock = { type: 'title', data: { text: 'Bienvenue', colour: 'red' } }
