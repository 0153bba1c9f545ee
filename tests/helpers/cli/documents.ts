/** Small documents: `sound` has no issue, `wrong` one error, `doubtful` one warning. */
export const sound = { type: 'title', data: { text: 'Bienvenue' } }
export const wrong = { type: 'title', data: { text: 'Bienvenue', level: 9 } }
export const doubtful = { type: 'title', data: { text: 'Bienvenue', colour: 'red' } }
