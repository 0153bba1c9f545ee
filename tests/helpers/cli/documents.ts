/** Small documents for the tests of the command: without fault, with one error, with one warning. */
export const sound = { type: 'title', data: { text: 'Bienvenue' } }
export const wrong = { type: 'title', data: { text: 'Bienvenue', level: 9 } }
export const doubtful = { type: 'title', data: { text: 'Bienvenue', colour: 'red' } }
