"""Runs the simulations behind the lessons and keeps what they must say, and draws their plots: run.py [LESSON…], all without a name."""

import importlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
KEPT = HERE / "figures.json"
LESSONS = HERE / "../../content/lessons"


def main(wanted):
    sys.path.insert(0, str(HERE))
    found = {}
    for file in sorted((HERE / "lessons").glob("*.py")):
        lesson = file.stem.replace("_", "-")
        if wanted and lesson not in wanted:
            continue
        module = importlib.import_module(f"lessons.{file.stem}")
        figures = module.figures()
        (folder,) = LESSONS.glob(f"*/{lesson}")
        for name, svg in getattr(module, "drawings", dict)().items():
            (folder / name).write_text(svg)
        text = (folder / "lesson.md").read_text()
        for figure in figures:
            if figure not in text:
                print(f"{lesson} doesn't say: {figure}")
        found[f"{folder.parent.name}/{lesson}"] = figures
        print(f"{lesson}: {len(figures)} figures")
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    KEPT.write_text(json.dumps(kept | found, ensure_ascii=False, indent=1, sort_keys=True) + "\n")


main(sys.argv[1:])
