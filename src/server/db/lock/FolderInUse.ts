/** Another process has the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Beffroi server (${holder}). Stop that one, or give this one a folder of its own with DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}
