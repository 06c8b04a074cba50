/** A file that somebody chose, ready to travel, and the folder of the bucket it goes to. */
export interface ChosenFile {
  file: File;
  folder: string;
}
