/** The file name of a configuration: inputs leave it out, `init` and `schema --vscode` write about it. */
export const configurationName = 'beffroi.config.json'
