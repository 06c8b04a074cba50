import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, existsSync, ftruncateSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What xfstests call "godown -f": the file system stops at once and forgets what it had not written (FS_IOC_SHUTDOWN). */
const cutScript =
  'open(my $f, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl($f, 0x8004587d, $how) or die $!;';

/**
 * A disk of our own (ext4 in a file) whose power can be cut: what was not synced is gone afterwards, as after a real
 * cut. Needs Linux, the rights of root and a loop device; throws a sentence otherwise.
 */
export function openLosableDisk(folder: string) {
  const image = join(folder, "disk.img");
  const path = join(folder, "disk");
  mkdirSync(path);
  const file = openSync(image, "w");
  ftruncateSync(file, 1_500 * 2 ** 20);
  closeSync(file);
  run("mkfs.ext4", ["-q", "-F", image]);
  const mount = () => {
    run("mount", ["-o", "loop", image, path]);
    chmodSync(path, 0o755);
  };
  mount();
  return {
    path,
    /** Nothing that was not synced is there any more, and nothing more is written until `repair`. */
    cut: () => run("perl", ["-e", cutScript, path]),
    /** When nobody works with it any more. */
    repair(): void {
      run("umount", [path]);
      mount();
    },
    remove: () => run("umount", [path]),
    /** Throws when a cut does not lose what was not synced: then this round would prove nothing. */
    proveThatItLoses(): void {
      writeFileSync(join(path, "not-synced"), "x");
      this.cut();
      this.repair();
      if (existsSync(join(path, "not-synced"))) throw new Error("This disk loses nothing when its power is cut.");
    },
  };
}

function run(program: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  } catch (error) {
    throw new Error("A power cut needs Linux, root, ext4 and a loop device.", { cause: error });
  }
}
