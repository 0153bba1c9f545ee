/** The file name of the configuration. `validate` never checks it as a payload. */
export const configurationName = 'beffroi.config.json'
