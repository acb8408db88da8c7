class Solution:
    def simplifyPath(self, path: str) -> str:
        names = []
        for part in path.strip('/').split('/'):
            if part == '..':
                if names:
                    names.pop()
            elif part != '.':
                names.append(part)  # "a//b" has an empty part
        return '/' + '/'.join(names)
