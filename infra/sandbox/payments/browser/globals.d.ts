/** Stands at the top of the served script. */
declare const TRAIN: string;
