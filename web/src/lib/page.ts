// Loading a page anew, with nothing of the old one left in memory.
export const page = {
  load(path: string) {
    window.location.assign(path);
  },
};
