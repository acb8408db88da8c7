import posixpath


class Solution:
    def simplifyPath(self, path):
        return posixpath.normpath('/' + path.lstrip('/'))
